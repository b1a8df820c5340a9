import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { amongContacts, onTheMap } from '../../../test/campaign.ts';
import { pageSoFar, sectionsOf } from './pages.ts';
import { optionsOf } from './store.ts';

/** A place whose script asks something. */
const ASKS = 'armor-workshop';

describe('pages of the story', () => {
  it('C4 a script is read, then what may be chosen; what came of it follows on the next page', async () => {
    const { campaign, take } = await onTheMap();
    await take({ is: 'visit', location: ASKS });
    const page = campaign.page.value;
    assert.deepEqual(page?.where, { location: ASKS });
    assert.equal(page.texts.length, 1);
    assert.equal(page.exploration, 1);
    assert.deepEqual(page.came, [], 'that the place is crossed out goes without saying');
    assert.equal(campaign.decision.value?.kind, 'choice');
    const dear = optionsOf(campaign.decision.value.options, 'choice').find(({ price }) => price > 0);
    assert.ok(dear);
    await take(dear);
    const after = campaign.page.value;
    assert.deepEqual(after?.where, { location: ASKS });
    assert.ok(after.came.some((fact) => fact.fact === 'coupons' && fact.by === -dear.price));
  });

  it('whoever comes back to an open question reads again what led to it', async () => {
    const { campaign, take } = await onTheMap();
    await take({ is: 'visit', location: ASKS });
    const read = campaign.page.value?.texts;
    await campaign.look();
    assert.equal(campaign.page.value, null);
    const update = campaign.update.value;
    assert.ok(update);
    assert.deepEqual(pageSoFar(update)?.texts, read);
  });

  it('a bargain tells no page', async () => {
    const { campaign, take } = await amongContacts();
    campaign.readOn();
    await take({ is: 'contact', contact: 'sidorovich' });
    assert.equal(campaign.page.value, null);
  });

  it('the chronicle keeps together what was read in one place at one time', () => {
    const where = { location: 'x' };
    const parts = sectionsOf([
      { exploration: 1, where, text: 'a' },
      { exploration: 1, where, text: 'b' },
      { exploration: 1, where: { mission: 'a1' }, text: 'c' },
      { exploration: 2, where: { mission: 'a1' }, text: 'd' },
    ]);
    assert.deepEqual(
      parts.map(({ exploration, texts }) => [exploration, texts]),
      [
        [1, ['a', 'b']],
        [1, ['c']],
        [2, ['d']],
      ],
    );
  });
});
