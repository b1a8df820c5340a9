/** A ledger derived from the facts alone: it must match what the Campaign has. */
import { type Campaign, type CampaignFact, ownedCards } from '@zonecrawl/engine/campaign';

const MAGAZINES = ['pistol', 'rifle', 'shotgun'] as const;

export class Ledger {
  private coupons = 0;
  private readonly cards = new Map<string, number>();
  private readonly magazines = { pistol: 0, rifle: 0, shotgun: 0 };

  write(facts: readonly CampaignFact[]): void {
    for (const fact of facts) this.enter(fact);
  }

  private enter(fact: CampaignFact): void {
    switch (fact.fact) {
      case 'began':
        this.coupons = fact.coupons;
        break;
      case 'coupons':
        this.coupons += fact.by;
        break;
      case 'gained':
      case 'bought':
        this.add(fact.card, 1);
        break;
      case 'lost':
      case 'sold':
        this.add(fact.card, -1);
        break;
      case 'removedCard':
        // Out of the Stash, if it was there.
        if ((this.cards.get(fact.card) ?? 0) > 0) this.add(fact.card, -1);
        break;
      case 'magazines':
        this.magazines[fact.magazine] += fact.by;
        break;
      default:
        break;
    }
  }

  private add(card: string, by: number): void {
    this.cards.set(card, (this.cards.get(card) ?? 0) + by);
  }

  /** Differences between the ledger and the Campaign. */
  differences(campaign: Campaign): readonly string[] {
    const { stash, exploration } = campaign.state;
    const found: string[] = [];
    if (stash.coupons !== this.coupons)
      found.push(`${stash.coupons} coupons, ${this.coupons} by what was told (C1)`);
    const has = new Map<string, number>();
    for (const card of ownedCards(campaign)) has.set(card, (has.get(card) ?? 0) + 1);
    for (const card of new Set([...has.keys(), ...this.cards.keys()])) {
      const [now, told] = [has.get(card) ?? 0, this.cards.get(card) ?? 0];
      if (now !== told) found.push(`${now} of ${card}, ${told} by what was told (G5)`);
    }
    for (const magazine of MAGAZINES) {
      const carried = exploration.team.reduce((sum, seat) => sum + (seat.magazines?.[magazine] ?? 0), 0);
      const now = stash.magazines[magazine] + carried;
      if (now !== this.magazines[magazine])
        found.push(`${now} ${magazine} Magazines, ${this.magazines[magazine]} by what was told (G5)`);
    }
    return found;
  }
}
