// The places of a source where one small change breaks it, found in its syntax tree.
import { type ESTree, parseSync, Visitor } from 'vite';

export type Kind =
  | 'negate'
  | 'comparison'
  | 'logic'
  | 'arithmetic'
  | 'offByOne'
  | 'boolean'
  | 'dropStatement'
  | 'returnEarly'
  | 'quantifier';

export interface Mutation {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly kind: Kind;
  /** The part of the source that is replaced, and by what. */
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

const COMPARISONS: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
};
const ARITHMETIC: Readonly<Record<string, string>> = { '+': '-', '-': '+', '*': '+', '%': '*' };
const ASSIGNMENTS: Readonly<Record<string, string>> = { '+=': '-=', '-=': '+=' };
const QUANTIFIERS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
};

/** All mutations of one source, in the order of their places. Types, error messages and imports are left alone. */
export function mutationsOf(file: string, source: string): Mutation[] {
  const found: Mutation[] = [];
  const lineStarts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const text = ({ start, end }: Range) => source.slice(start, end);
  /** How deep inside something that is not mutated. */
  let exempt = 0;
  const functions: { returnsValue: boolean }[] = [];

  const add = (kind: Kind, at: Range, after: string, { start, end }: Range = at): void => {
    if (exempt > 0) return;
    const line = lineStarts.findLastIndex((offset) => offset <= at.start);
    const column = at.start - (lineStarts[line] ?? 0) + 1;
    const before = source.slice(start, end);
    found.push({ file, line: line + 1, column, kind, start, end, before, after });
  };
  const negate = (test: ESTree.Expression): void => {
    // Without its own "!", or with the other of === and !==, the condition is negated already.
    if (!isNot(test) && !isEquality(test)) add('negate', test, `!(${text(test)})`);
  };
  /** The operator with the blanks around it. */
  const between = (left: Range, right: Range): Range => ({ start: left.end, end: right.start });
  const swapOperator = (
    kind: Kind,
    node: Range,
    place: Range,
    from: string,
    to: string | undefined,
  ): void => {
    if (to !== undefined) add(kind, node, text(place).replace(from, to), place);
  };
  const exemptInside = {
    enter: () => {
      exempt++;
    },
    leave: () => {
      exempt--;
    },
  };
  const enterFunction = (): void => {
    functions.push({ returnsValue: false });
  };
  const leaveFunction = ({ body }: { body: ESTree.FunctionBody | ESTree.Expression | null }): void => {
    const left = functions.pop();
    if (body?.type !== 'BlockStatement' || body.body.length === 0 || left?.returnsValue) return;
    add('returnEarly', body, ' return;', { start: body.start + 1, end: body.start + 1 });
  };

  new Visitor({
    TSLiteralType: exemptInside.enter,
    'TSLiteralType:exit': exemptInside.leave,
    ThrowStatement: exemptInside.enter,
    'ThrowStatement:exit': exemptInside.leave,
    FunctionDeclaration: enterFunction,
    'FunctionDeclaration:exit': leaveFunction,
    FunctionExpression: enterFunction,
    'FunctionExpression:exit': leaveFunction,
    ArrowFunctionExpression: enterFunction,
    'ArrowFunctionExpression:exit': leaveFunction,
    ReturnStatement: ({ argument }) => {
      const inside = functions.at(-1);
      if (inside && argument) inside.returnsValue = true;
    },
    IfStatement: ({ test }) => negate(test),
    ConditionalExpression: ({ test }) => negate(test),
    UnaryExpression: (node) => {
      if (isNot(node)) add('negate', node, text(node.argument));
    },
    BinaryExpression: (node) => {
      const { left, right, operator } = node;
      const place = between(left, right);
      swapOperator('comparison', node, place, operator, COMPARISONS[operator]);
      if (!isText(left) && !isText(right))
        swapOperator('arithmetic', node, place, operator, ARITHMETIC[operator]);
    },
    LogicalExpression: (node) => {
      const { left, right, operator } = node;
      if (operator !== '??')
        add('logic', node, `((${text(left)}) ${operator === '&&' ? '||' : '&&'} (${text(right)}))`);
    },
    AssignmentExpression: (node) => {
      const { left, right, operator } = node;
      swapOperator('arithmetic', node, between(left, right), operator, ASSIGNMENTS[operator]);
    },
    Literal: (node) => {
      if (typeof node.value === 'number') add('offByOne', node, String(node.value + 1));
      if (typeof node.value === 'boolean') add('boolean', node, String(!node.value));
    },
    ExpressionStatement: (node) => {
      if (node.directive == null) add('dropStatement', node, ';');
    },
    ContinueStatement: (node) => add('dropStatement', node, ';'),
    CallExpression: ({ callee }) => {
      if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier')
        return;
      const { property } = callee;
      const other = Object.hasOwn(QUANTIFIERS, property.name) ? QUANTIFIERS[property.name] : undefined;
      if (other !== undefined) add('quantifier', property, other);
    },
  }).visit(parseSync(file, source).program);
  return found.sort((one, other) => one.start - other.start);
}

/** The source with the mutation in it; null where it can no longer be parsed. */
export function mutated(source: string, { file, start, end, after }: Mutation): string | null {
  const text = source.slice(0, start) + after + source.slice(end);
  return parseSync(file, text).errors.length === 0 ? text : null;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

const isNot = (node: ESTree.Expression): boolean => node.type === 'UnaryExpression' && node.operator === '!';

const isEquality = (node: ESTree.Expression): boolean =>
  node.type === 'BinaryExpression' && (node.operator === '===' || node.operator === '!==');

const isText = ({ type, ...rest }: ESTree.Expression | ESTree.PrivateIdentifier): boolean =>
  type === 'TemplateLiteral' || (type === 'Literal' && 'value' in rest && typeof rest.value === 'string');
