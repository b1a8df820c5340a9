import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { box as wholeBox } from '@zonecrawl/content';
import { createHost, type Update } from '@zonecrawl/engine/host';
import type { Option } from '@zonecrawl/engine/model';
import { speakEnglish } from '../../test/english.ts';
import { box } from '../game/cards.ts';
import { decisionHelp, decisionTitle } from './decisions.ts';
import { spaceName } from './spaces.ts';

speakEnglish();
box.value = wholeBox;

/** Milady walks from a to b, where an Anomaly is set off; what is asked then: with a Focus, whether to roll again. */
async function walkInto(
  card: string,
  center: string,
  more: { readonly focus?: boolean } = {},
): Promise<{ title: string; help: string }> {
  const position = {
    board: {
      drawing: ['+---+---+---+', '| a   b   c |', '+   +   +   +', '| d   e   f |', '+---+---+---+'],
    },
    stalkers: [{ card: 'milady', at: 'a', weapon: 'ptm', ...more }],
    anomalies: [{ card, center, symbols: [['b', [1, 2, 3, 4]]] }],
  };
  const port = createHost(wholeBox);
  const told: Update[] = [];
  port.subscribe((update) => told.push(update));
  const begun = await port.own({ ask: 'begin', game: 'walk', setup: { position } });
  assert.ok(begun.ok, JSON.stringify(begun));
  const board = told[0]?.board ?? assert.fail('no board');
  const steps: readonly ((option: Option) => boolean)[] = [
    (option) => option.is === 'action' && option.action === 'movement',
    (option) => option.is === 'space' && spaceName(board, option.space) === 'B1',
    (option) => option.is === 'say' && option.say === 'stop',
  ];
  for (const isWanted of steps) {
    const update = told.at(-1);
    const answer = update?.decision?.options.findIndex(isWanted) ?? -1;
    assert.ok(update && answer >= 0, JSON.stringify(update?.decision));
    const answered = await port.request({ ask: 'answer', number: update.number, answer });
    assert.ok(answered.ok, JSON.stringify(answered));
  }
  const { decision, view } = told.at(-1) ?? assert.fail('nothing is told');
  assert.equal(decision?.kind, more.focus === true ? 'reroll' : 'pushAway');
  const words = { view, board, cast: new Map(view.stalkers.map((one) => [one.id, one.card])) };
  return { title: decisionTitle(decision, words), help: decisionHelp(decision, words) };
}

describe('what a decision asks', () => {
  it('AN4 names the Anomaly that would activate, and where it lies', async () => {
    const { title } = await walkInto('springboard', 'b', { focus: true });
    assert.match(title, /^Springboard \(B1\) would activate$/);
  });

  for (const [card, center] of [
    ['springboard', 'b'],
    ['magnet', 'f'],
  ] as const)
    it(`speaks of no attacker where ${card} pushes, which may also be toward its center`, async () => {
      assert.deepEqual(await walkInto(card, center), {
        title: 'Push Milady where?',
        help: 'A Push is a forced move. A pushed Enemy ends up facing where it came from.',
      });
    });
});
