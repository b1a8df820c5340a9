/** Coverage from facts: what was used in a game. */
import type { Fact, Game, StalkerState } from '@zonecrawl/engine/model';

export class Coverage {
  readonly seen = new Map<string, number>();
  /** Clauses cited by some fact. */
  readonly clauses = new Map<string, number>();
  /** Enemies by id: a dead one is no longer in the state. */
  private readonly cards = new Map<number, string>();

  /** A new game: ids start again. */
  begin(game: Game): void {
    this.cards.clear();
    for (const enemy of game.state.enemies) {
      this.cards.set(enemy.id, enemy.card);
      this.see(`enemies/${enemy.card}`);
    }
    for (const { anomaly } of game.state.overlays) if (anomaly) this.see(`anomalies/${anomaly.card}`);
    for (const { card, face } of game.state.mission.environment) this.see(`environment/${card}/${face}`);
  }

  tell(facts: readonly Fact[], game: Game): void {
    for (const fact of facts) {
      for (const clause of fact.clauses) this.clauses.set(clause, (this.clauses.get(clause) ?? 0) + 1);
      for (const key of this.keysOf(fact, game)) this.see(key);
    }
  }

  private see(key: string): void {
    this.seen.set(key, (this.seen.get(key) ?? 0) + 1);
  }

  private keysOf(fact: Fact, game: Game): readonly string[] {
    switch (fact.fact) {
      case 'eventDrawn':
        return [`events/${fact.card}`];
      case 'turnEnded':
        return worn(game.state.stalkers[fact.stalker]);
      case 'actionBegan': {
        const { card, action } = fact;
        return [`items/${card}`, `companions/${card}`, `actions/${card ?? game.state.mission.id}/${action}`];
      }
      case 'stalkerAttacked':
        return [`weapons/${fact.card}/${fact.attack}`, `items/${fact.card}`];
      case 'placed':
        this.cards.set(fact.entity, fact.card);
        return [`companions/${fact.card}`, `enemies/${fact.card}`];
      case 'died':
        return [`deaths/${fact.card}`];
      case 'enemyAttacked':
        return [`attacks/${this.cards.get(fact.enemy)}`];
      case 'specialPerformed':
        return [`specials/${this.cards.get(fact.enemy)}`];
      case 'woundDrawn':
        return [`wounds/${fact.card}`];
      case 'activationDrawn':
        return [`${fact.level}/${fact.card}`];
      case 'controlDrawn':
        return [`controls/${fact.card}`];
      case 'abilityUsed':
        return [`items/${fact.card}`];
      case 'diceRerolled':
        // A card's own source is called `<card>:<ability>`.
        return [`items/${fact.source.split(':')[0]}`];
      case 'anomalyHit':
        return [`activations/${fact.card}`];
      case 'unknownTurnedUp':
        return [`unknown/${fact.token}`];
      case 'lootTurnedUp':
        return [`loot/${fact.token}`];
      case 'environmentPlaced':
      case 'environmentFlipped':
        return [`environment/${fact.card}/${fact.face}`];
      case 'choiceMade':
        return [`choices/${fact.card}/${fact.choice}`];
      case 'triggered':
        return [`triggers/${fact.trigger}`];
      case 'missionEnded':
        return [`endings/${game.state.mission.id}/${fact.outcome.ending}`];
      default:
        return [];
    }
  }
}

/** What a Stalker had equipped during a whole Turn. */
function worn(stalker: StalkerState | undefined): readonly string[] {
  if (!stalker) return [];
  const { card, armor, armorAttachment, weaponAttachments, artifacts } = stalker;
  const attachments = armorAttachment ? [armorAttachment, ...weaponAttachments] : weaponAttachments;
  return [
    `stalkers/${card}`,
    `armors/${armor?.card}`,
    ...attachments.map((owned) => `attachments/${owned.card}`),
    ...artifacts.map((owned) => `artifacts/${owned.card}`),
  ];
}
