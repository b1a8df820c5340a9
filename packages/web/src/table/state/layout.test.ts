import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { layoutClasses, layoutOf } from './layout.ts';

/** Letters so many times as large take as much room as a window that is smaller. */
const classes = (width: number, height: number, scale = 1): string =>
  layoutClasses(layoutOf(width / scale, height / scale));

describe('the layout of the table', () => {
  it('gives the PDA a column only on large screens, and none with larger letters there', () => {
    assert.equal(classes(1920, 1080), 'is-wide');
    assert.equal(classes(1440, 900), 'is-compact');
    assert.equal(classes(1920, 1080, 1.3), 'is-compact');
  });

  it('puts the panel under the map where a phone or a tablet is held upright', () => {
    assert.equal(classes(360, 740), 'is-compact is-small');
    assert.equal(classes(820, 1180), 'is-compact is-small is-tablet');
  });

  it('saves height on a phone held sideways', () => {
    assert.equal(classes(740, 360), 'is-compact is-short');
    assert.equal(classes(1440, 900, 2), 'is-compact is-short');
  });

  it('lets the page scroll where there is less room than on a phone', () => {
    assert.equal(classes(1440, 900, 4), 'is-compact is-small is-short is-tiny');
    assert.equal(classes(360, 740, 2), 'is-compact is-small is-short is-tiny');
  });
});
