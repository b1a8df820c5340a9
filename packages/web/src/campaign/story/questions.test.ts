import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { box } from '@zonecrawl/content';
import { onTheMap } from '../../../test/campaign.ts';
import { optionsOf } from '../state/store.ts';
import { choicesOf } from './questions.ts';

const PLACE = 'armor-workshop';

async function asking() {
  const { campaign, take } = await onTheMap();
  await take({ is: 'visit', location: PLACE });
  const update = campaign.update.value;
  assert.ok(update?.decision.kind === 'choice');
  return update;
}

describe('what a script asks', () => {
  it('C4 shows every open choice as the decision offers it', async () => {
    const { view, decision } = await asking();
    const open = choicesOf(box, view, decision).filter(({ offered }) => offered);
    assert.deepEqual(
      open.map(({ option }) => option),
      optionsOf(decision.options, 'choice'),
    );
  });

  it('keeps in its place what the group cannot pay, closed', async () => {
    const { view, decision } = await asking();
    const all = choicesOf(box, view, decision);
    const dear = all.find(({ option }) => option.price > 0);
    assert.ok(dear);
    const poor = { ...view, stash: { ...view.stash, coupons: dear.option.price - 1 } };
    const without = { ...decision, options: decision.options.filter((option) => option !== dear.option) };
    const shown = choicesOf(box, poor, without);
    assert.deepEqual(
      shown.map(({ option }) => option),
      all.map(({ option }) => option),
    );
    assert.deepEqual(
      shown.filter(({ offered }) => !offered).map(({ option }) => option.choice),
      [dear.option.choice],
    );
  });

  it('hides what is closed for another reason', async () => {
    const { view, decision } = await asking();
    const [first, ...others] = decision.options;
    assert.ok(first?.is === 'choice');
    const shown = choicesOf(box, view, { ...decision, options: others });
    assert.ok(shown.every(({ option }) => option.choice !== first.choice));
  });
});
