/** Reads facts for what they show to have been used. */
import type { Fact, Game, StalkerState } from '@zonecrawl/engine/kernel';

export class Watch {
  readonly seen = new Map<string, number>();
  /** Clauses some fact was told with. */
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
      this.read(fact, game);
    }
  }

  private see(key: string): void {
    this.seen.set(key, (this.seen.get(key) ?? 0) + 1);
  }

  private read(fact: Fact, game: Game): void {
    switch (fact.fact) {
      case 'eventDrawn':
        return this.see(`events/${fact.card}`);
      case 'turnEnded':
        return this.worn(game.state.stalkers[fact.stalker]);
      case 'actionBegan':
        if (fact.card === null) return;
        this.see(`items/${fact.card}`);
        this.see(`companions/${fact.card}`);
        return this.see(`actions/${fact.card}/${fact.action}`);
      case 'stalkerAttacked':
        if (fact.card !== null) {
          this.see(`weapons/${fact.card}/${fact.attack}`);
          this.see(`items/${fact.card}`);
        }
        return;
      case 'placed':
        this.cards.set(fact.entity, fact.card);
        this.see(`companions/${fact.card}`);
        return this.see(`enemies/${fact.card}`);
      case 'died':
        return this.see(`deaths/${fact.card}`);
      case 'enemyAttacked':
        return this.see(`attacks/${this.cards.get(fact.enemy)}`);
      case 'specialPerformed':
        return this.see(`specials/${this.cards.get(fact.enemy)}`);
      case 'woundDrawn':
        return this.see(`wounds/${fact.card}`);
      case 'activationDrawn':
        return this.see(`${fact.level}/${fact.card}`);
      case 'controlDrawn':
        return this.see(`controls/${fact.card}`);
      case 'abilityUsed':
        return this.see(`items/${fact.card}`);
      case 'anomalyHit':
        return this.see(`activations/${fact.card}`);
      case 'unknownTurnedUp':
        return this.see(`unknown/${fact.token}`);
      case 'lootTurnedUp':
        return this.see(`loot/${fact.token}`);
      case 'environmentPlaced':
      case 'environmentFlipped':
        return this.see(`environment/${fact.card}/${fact.face}`);
      case 'choiceMade':
        return this.see(`choices/${fact.card}/${fact.choice}`);
      case 'triggered':
        return this.see(`triggers/${fact.trigger}`);
      case 'missionEnded':
        return this.see(`endings/${game.state.mission.id}/${fact.outcome.ending}`);
      default:
    }
  }

  /** What a Stalker had on through a whole Turn. */
  private worn(stalker: StalkerState | undefined): void {
    if (!stalker) return;
    this.see(`stalkers/${stalker.card}`);
    if (stalker.armor) this.see(`armors/${stalker.armor.card}`);
    if (stalker.armorAttachment) this.see(`attachments/${stalker.armorAttachment.card}`);
    for (const { card } of stalker.weaponAttachments) this.see(`attachments/${card}`);
    for (const { card } of stalker.artifacts) this.see(`artifacts/${card}`);
  }
}
