/** Files made by hand and signed again: what cannot be is refused with its place, whole or not at all. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Problem, seedRandom } from '@zonecrawl/engine/base';
import { loadCampaign, saveCampaign } from '@zonecrawl/engine/campaign';
import { answer, loadGame, saveGame, violations } from '@zonecrawl/engine/game';
import { createHost } from '@zonecrawl/engine/host';
import { hashOfFile } from '@zonecrawl/engine/kernel';
import { said } from '@zonecrawl/engine/testing';
import fc from 'fast-check';
import { box } from '../../src/index.ts';
import { Group } from './campaignGroup.ts';
import { missionStart, played } from './games.ts';
import { randomAnswer } from './randomGames.ts';

/** What came out of JSON, before anybody has looked at it. */
type Parsed = ReturnType<typeof JSON.parse>;
type Loader = (file: unknown) => { readonly ok: boolean; readonly problems?: readonly Problem[] };

const start = missionStart('skirmish1', 2, 'loading');
const running = JSON.stringify(saveGame(played(start, 25), start));
const over = JSON.stringify(saveGame(played(start, 10_000), start));
const group = new Group().gather('milady', 'chort').depart('milady').returns('find');
const campaign = JSON.stringify(saveCampaign(group.play, 'seed'));
const asGame: Loader = (file) => loadGame(box, file);
const asCampaign: Loader = (file) => loadCampaign(group.box, file);

/** The file with a change, signed so that its hash fits. */
function signed(text: string, change: (save: Parsed) => void): Parsed {
  const save = JSON.parse(text);
  change(save);
  save.hash = hashOfFile(save);
  return save;
}

function refused(load: Loader, text: string, change: (save: Parsed) => void, where: RegExp): void {
  const loaded = load(signed(text, change));
  assert.ok(!loaded.ok, `it was loaded, but ${where} is wrong`);
  const places = loaded.problems?.map(said) ?? [];
  assert.ok(
    places.some((place) => where.test(place)),
    `${where} is not among ${places.slice(0, 5).join(' | ')}`,
  );
}

const game = (change: (state: Parsed, save: Parsed) => void, where: RegExp): void =>
  refused(asGame, running, (save) => change(save.checkpoint, save), where);

/** Names that every object answers to. */
const INHERITED = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];

describe('a save of a Mission is refused', () => {
  it('and loads if only its hash was made anew', () => {
    assert.ok(asGame(signed(running, () => undefined)).ok);
    assert.ok(asGame(signed(over, () => undefined)).ok);
  });

  it('M2 with 200 Enemies on one space', () => {
    game((state) => {
      const [enemy] = state.enemies;
      state.enemies = Array.from({ length: 200 }, (_, i) => ({ ...enemy, id: 1000 + i }));
      state.nextEntity = 2000;
    }, /\(state\): state\.broken .*\d+ stand on .*\(M2\)/);
    game((state) => {
      state.enemies = Array.from({ length: 201 }, () => state.enemies[0]);
    }, /checkpoint\.enemies: /);
  });

  it('EQ1 with 26 Artifacts', () => {
    const artifacts = Array.from({ length: 26 }, (_, i) => ({
      id: 500 + i,
      card: Object.keys(box.artifacts)[0],
      ammo: 0,
    }));
    game((state) => {
      state.stalkers[0].artifacts = artifacts;
      state.nextOwned = 600;
    }, /wears 26 Artifacts \(EQ1\)/);
  });

  it('EQ6 with a Weapon that holds more than it can', () => {
    game((state) => {
      const armed = state.stalkers.find((one: Parsed) => one.weapon !== null);
      armed.weapon.ammo = 20;
    }, /EQ6/);
  });

  it('R13 when the Mission is won and something is still to be done, or nothing is and it has not ended', () => {
    game((state) => {
      state.outcome = { won: true, ending: 'success' };
    }, /checkpoint\.agenda: shape\.nothingLeft/);
    game((state) => {
      state.agenda = [];
    }, /checkpoint\.agenda: shape\.somethingLeft/);
    game((state) => {
      state.phase = 'over';
    }, /checkpoint\.phase: /);
    refused(
      asGame,
      over,
      ({ checkpoint }) => {
        checkpoint.outcome = { won: !checkpoint.outcome.won, ending: checkpoint.outcome.ending };
      },
      /checkpoint\.outcome: state\.ending/,
    );
  });

  it('with a number that no game can have: too large, negative, broken, or none', () => {
    const numbers: ((state: Parsed, number: number) => void)[] = [
      (state, number) => (state.mission.counters.coupons = number),
      (state, number) => (state.memory['0:scope'] = number),
      (state, number) => (state.round = number),
      (state, number) => (state.nextEntity = number),
      (state, number) => (state.nextOwned = number),
      (state, number) => (state.stalkers[0].bolts = number),
      (state, number) => (state.stalkers[0].magazines.rifle = number),
      (state, number) => (state.stalkers[0].turns[0].markers = number),
      (state, number) => (state.stalkers[0].hp = number),
      (state, number) => (state.stalkers[0].weapon = { id: 1, card: 'akm-74u', ammo: number }),
      (state, number) => (state.supply.focus = number),
      (state, number) => (state.kinds[0].pool = number),
      (state, number) => (state.random.counts.dice = number),
      (state, number) => (state.map.tiles[0].x = number),
      (state, number) => (state.moving = { stalker: 0, sightCap: number }),
    ];
    for (const set of numbers) {
      for (const number of [2 ** 53, 1e308, -(2 ** 40), 0.5]) {
        game((state) => set(state, number), /^checkpoint\./);
      }
    }
  });

  it('with a card, a counter or a Mission that is called as what every object has', () => {
    for (const inherited of INHERITED) {
      game((state) => (state.stalkers[0].card = inherited), /checkpoint\.stalkers\.0\.card/);
      game((state) => (state.enemies[0].card = inherited), /checkpoint\.enemies\.0\.card/);
      game((state) => state.decks.items.push(inherited), /checkpoint\.decks\.items\.\d+/);
      game((state) => state.decks.events.push(inherited), /checkpoint\.decks\.events\.\d+/);
      game((state) => (state.event = inherited), /checkpoint\.event/);
      game((state) => (state.mission.id = inherited), /checkpoint\.mission\.id/);
      game((state) => state.mission.box.push(inherited), /checkpoint\.mission\.box\.\d+/);
      game((_state, save) => (save.start.setup.mission = inherited), /start\.setup\.mission: shape\.name/);
      if (inherited === '__proto__') continue;
      game((state) => (state.mission.counters[inherited] = 1), /checkpoint\.mission\.counters/);
      game((state) => (state.memory[inherited] = 1), /checkpoint\.memory/);
    }
  });

  it('with an entity or a card numbered beyond the next number, or one number twice', () => {
    game((state) => (state.nextEntity = state.enemies[0].id), /checkpoint\.enemies\.0\.id: state\.noEntity/);
    game(
      (state) => (state.enemies[0].id = state.enemies[1].id),
      /checkpoint\.enemies\.1\.id: state\.entityTwice/,
    );
    game((state) => (state.nextOwned = 1), /checkpoint\.stalkers\.\d\.\w+\.id: state\.noCardYet/);
    game((state) => state.kinds.push(state.kinds[0]), /checkpoint\.kinds\.\d+\.card: name\.twice/);
  });

  it('with cards that are in the box and not in this Mission', () => {
    game(
      (state) => (state.mission.environment = [{ card: 'scope', face: 'a', at: null }]),
      /checkpoint\.mission\.environment\.0\.card: name\.unknown \{"kind":"environment","id":"scope"/,
    );
    game((state) => state.mission.box.push('scope'), /checkpoint\.mission\.box\.\d+/);
    game((state) => state.decks.lostTerritories.push('scope'), /checkpoint\.decks\.lostTerritories\.\d+/);
  });

  it('and the game on the table stays', async () => {
    const port = createHost(box);
    const heard: unknown[] = [];
    port.subscribe((update) => heard.push(update));
    await port.own({ ask: 'load', game: 'one', save: JSON.parse(running) });
    const save = signed(running, ({ checkpoint }) => (checkpoint.round = -1));
    const reply = await port.own({ ask: 'load', game: 'two', save });
    assert.ok(!reply.ok && reply.problems[0]?.where === 'checkpoint.round');
    assert.equal(heard.length, 1);
    assert.equal(JSON.stringify(await port.own({ ask: 'save' })), running);
  });
});

describe('a save of a Campaign is refused', () => {
  const wrong = (change: (state: Parsed, save: Parsed) => void, where: RegExp): void =>
    refused(asCampaign, campaign, (save) => change(save.checkpoint, save), where);

  it('and loads if only its hash was made anew', () => {
    assert.ok(asCampaign(signed(campaign, () => undefined)).ok);
  });

  it('with a number that no Campaign can have', () => {
    const numbers: ((state: Parsed, number: number) => void)[] = [
      (state, number) => (state.stash.coupons = number),
      (state, number) => (state.stash.magazines.rifle = number),
      (state, number) => (state.flags.dalik = number),
      (state, number) => (state.exploration.number = number),
      (state, number) => (state.exploration.visits = number),
      (state, number) => (state.finished[0].rounds = number),
      (state, number) => (state.chronicle[0].exploration = number),
      (state, number) => (state.random.counts.loot = number),
    ];
    for (const set of numbers)
      for (const number of [2 ** 53, 1e308, -1, 0.5]) {
        if (number === -1 && set === numbers[2]) continue; // A flag may count down.
        wrong((state) => set(state, number), /^checkpoint\./);
      }
  });

  it('with names that are not there, or are what every object has', () => {
    for (const name of ['nobody', ...INHERITED]) {
      wrong((state) => state.group.push(name), /checkpoint\.group\.\d/);
      wrong((state) => (state.stash.cards = [name]), /checkpoint\.stash\.cards\.0/);
      wrong((state) => state.contacts.push(name), /checkpoint\.contacts\.\d/);
      wrong((state) => (state.exploration.mission = name), /checkpoint\.exploration\.mission/);
      wrong((state) => (state.exploration.companion = name), /checkpoint\.exploration\.companion/);
      wrong(
        (state) => state.agenda.push({ step: 'script', location: name }),
        /checkpoint\.agenda\.\d\.location/,
      );
      wrong((state) => state.agenda.push({ step: 'deal', contact: name }), /checkpoint\.agenda\.\d\.contact/);
      wrong((state) => state.removed.push(name), /checkpoint\.removed\.\d/);
      wrong((state) => (state.finished[0].mission = name), /checkpoint\.finished\.0\.mission/);
      if (name !== '__proto__') wrong((state) => (state.locations[name] = 'open'), /checkpoint\.locations/);
    }
  });

  it('C1, C5, C7 with more than the box has, a Stalker twice, or a team that is not of the group', () => {
    wrong((state) => (state.stash.cards = Array(20).fill('scope')), /too many of scope/);
    wrong((state) => (state.stash.magazines.rifle = 11), /rifle Magazines/);
    wrong((state) => state.group.push('milady'), /twice/);
    wrong((state) => state.exploration.team.push({ stalker: 'velet' }), /velet goes and is not in the group/);
    wrong(
      (state) => state.agenda.splice(0, 9, { step: 'script', location: 'cellar' }),
      /nothing follows the script/,
    );
    wrong((state) => (state.agenda = []), /checkpoint\.agenda: shape\.nextStep/);
    wrong((state) => (state.agenda = [{ step: 'mission' }]), /no Mission was chosen/);
    wrong((state) => (state.agenda = [{ step: 'cleanup', counters: {} }]), /no Mission was chosen/);
  });
});

/** Every place in a file, by its keys. */
function placesIn(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  const inside =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, entry]) => placesIn(entry, [...path, key]))
      : [];
  return path.length > 0 ? [path, ...inside] : inside;
}

/** A value of the same kind as was there: such changes get furthest. */
const akin = (old: unknown, luck: number): unknown => {
  if (typeof old === 'number') return [old + 1, old - 1, luck % 60, 0][luck % 4];
  if (typeof old === 'boolean') return !old;
  if (Array.isArray(old)) return [[], old.slice(1), [...old, ...old.slice(0, 1)], old.toReversed()][luck % 4];
  return luck % 2 === 0 ? null : old;
};

describe('whatever a hand has changed in a signed save', () => {
  it('is refused, or plays on by the rules', () => {
    const places = placesIn(JSON.parse(running)).filter(([top]) => top === 'checkpoint' || top === 'answers');
    let loads = 0;
    fc.assert(
      fc.property(fc.nat(places.length - 1), fc.nat(10_000), (at, luck) => {
        const path = places[at] ?? [];
        const save = signed(running, (file) => {
          const parent = path.slice(0, -1).reduce((node, key) => node[key], file);
          const key = path.at(-1) ?? '';
          parent[key] = akin(parent[key], luck);
        });
        const loaded = loadGame(box, save);
        if (!loaded.ok) return;
        loads++;
        const random = seedRandom(`${luck}`);
        const { play } = loaded;
        for (let i = 0; i < 15 && play.decision; i++) {
          const taken = answer(play, randomAnswer(random, play.decision));
          if (!taken.ok) assert.fail(`${path.join('.')}: ${JSON.stringify(taken.refusal)}`);
          assert.deepEqual(violations(play.game), [], path.join('.'));
        }
      }),
      { numRuns: 300, seed: 1 },
    );
    assert.ok(loads > 50, `only ${loads} were loaded`);
  });
});
