/** A visitor of all deeds and claims with their places in the file: for validation and for listing texts. */
import type { Claim, Deed, ScriptChoice } from '../../model/campaignBook.ts';

export interface DeedVisitor {
  deed?(deed: Deed, where: string): void;
  claim?(claim: Claim, where: string): void;
  choice?(choice: ScriptChoice, where: string): void;
}

export function walkDeeds(deeds: readonly Deed[], where: string, visitor: DeedVisitor): void {
  for (const [i, deed] of deeds.entries()) {
    const at = `${where}.${i}`;
    visitor.deed?.(deed, at);
    switch (deed.deed) {
      case 'if':
        walkClaim(deed.when, `${at}.when`, visitor);
        walkDeeds(deed.deeds, `${at}.deeds`, visitor);
        walkDeeds(deed.otherwise ?? [], `${at}.otherwise`, visitor);
        break;
      case 'ask':
        for (const [j, choice] of deed.choices.entries()) {
          const inside = `${at}.choices.${j}`;
          visitor.choice?.(choice, inside);
          if (choice.when) walkClaim(choice.when, `${inside}.when`, visitor);
          walkDeeds(choice.deeds, `${inside}.deeds`, visitor);
        }
        break;
      case 'random':
        for (const [j, list] of deed.of.entries()) {
          walkDeeds(list, `${at}.of.${j}`, visitor);
        }
        break;
      default:
        break;
    }
  }
}

function walkClaim(claim: Claim, where: string, visitor: DeedVisitor): void {
  visitor.claim?.(claim, where);
  if (claim.claim === 'not') walkClaim(claim.that, `${where}.that`, visitor);
  if (claim.claim !== 'all' && claim.claim !== 'any') return;
  for (const [i, one] of claim.of.entries()) {
    walkClaim(one, `${where}.of.${i}`, visitor);
  }
}
