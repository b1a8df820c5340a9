import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mapPlanSchema, scenarioSchema } from '@zonecrawl/engine/mission/schema';
import type { MapPlan, Scenario } from '@zonecrawl/engine/model';
import { survival } from '../src/survival/index.ts';

const { scenarios, maps } = survival;
const map: MapPlan = maps['mere'] ?? assert.fail();
const scenario: Scenario = scenarios['winterStores'] ?? assert.fail();

/** As it would come from a file. */
const filed = (value: object): unknown => JSON.parse(JSON.stringify(value));

/** Where and what is wrong; fails if nothing is. */
function wrong(schema: typeof mapPlanSchema | typeof scenarioSchema, draft: object): readonly string[] {
  const read = schema.safeParse(filed(draft));
  if (read.success) assert.fail('it was taken');
  return read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('ZS1 maps and scenarios as files', () => {
  it('every map of the box is one, and comes back as it was', () => {
    for (const one of Object.values(maps)) assert.deepEqual(mapPlanSchema.parse(filed(one)), filed(one));
  });

  it('every scenario of the box is one, and comes back as it was', () => {
    for (const one of Object.values(scenarios))
      assert.deepEqual(scenarioSchema.parse(filed(one)), filed(one));
  });

  it('a map without a place that cards name is told which one it lacks', () => {
    const places = map.places.filter(({ id }) => id !== 'shelter');
    assert.match(wrong(mapPlanSchema, { ...map, places })[0] ?? '', /^places: .*place.*shelter/);
  });

  it('ZS2 a map needs a space for each of four Setup cards', () => {
    const [problem = ''] = wrong(mapPlanSchema, { ...map, cards: map.cards.slice(0, 3) });
    assert.match(problem, /^cards: /);
  });

  it('a number that is no letter of a code is refused, for maps and scenarios', () => {
    assert.match(wrong(mapPlanSchema, { ...map, number: 32 })[0] ?? '', /^number: /);
    assert.match(wrong(scenarioSchema, { ...scenario, number: -1 })[0] ?? '', /^number: /);
  });

  it('an unknown word is refused', () => {
    assert.match(wrong(mapPlanSchema, { ...map, secret: 1 })[0] ?? '', /secret/);
    assert.match(wrong(scenarioSchema, { ...scenario, begin: [{ do: 'explode' }] })[0] ?? '', /begin\.0/);
  });

  it('R13 a scenario that ends with an ending it does not have is told which', () => {
    const { [scenario.time]: _time, ...endings } = scenario.endings;
    assert.match(wrong(scenarioSchema, { ...scenario, endings })[0] ?? '', /^time: .*ending.*time/);
  });

  it('a budget is for one to four Stalkers', () => {
    const budget = { ...scenario.budget, coupons: [1000, 2000] };
    assert.match(wrong(scenarioSchema, { ...scenario, budget })[0] ?? '', /^budget\.coupons/);
  });
});
