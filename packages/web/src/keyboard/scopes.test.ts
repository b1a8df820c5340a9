import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Candidate, ownerOf, type Press } from './scopes.ts';

const press = (key: string, where: Partial<Press> = {}): Press => ({
  key,
  hasDialog: false,
  hasPopover: false,
  isInPopover: false,
  isTyping: false,
  isOnButton: false,
  isMuted: false,
  ...where,
});
const focused = { hasFocus: true, isInDialog: false };

const page: Candidate = { scope: 'page', key: 'Escape' };
const table: Candidate = { scope: 'table', key: 'Escape' };
const panel: Candidate = { scope: 'panel', key: 'Escape', element: focused };
const letter: Candidate = { scope: 'table', key: 'v' };
const confirm: Candidate = { scope: 'table', key: 'Enter' };

describe('a key', () => {
  it('goes to the panel with the focus, then to the table, then to the page', () => {
    assert.equal(ownerOf([panel, table, page], press('Escape')), panel);
    assert.equal(ownerOf([page, table], press('Escape')), table);
    assert.equal(ownerOf([page], press('Escape')), page);
  });

  it('passes a panel by that does not have the focus', () => {
    const other: Candidate = { ...panel, element: { hasFocus: false, isInDialog: false } };
    assert.equal(ownerOf([table, other], press('Escape')), table);
  });

  it('goes to what is carried over the page, wherever the focus is', () => {
    const carried: Candidate = { scope: 'panel', key: 'Escape' };
    assert.equal(ownerOf([carried, page], press('Escape', { isTyping: true })), carried);
  });

  it('goes to whoever bound it last within a scope', () => {
    const later: Candidate = { scope: 'table', key: 'V' };
    assert.equal(ownerOf([letter, later], press('v')), later);
  });

  it('stays with an open dialog, but for what is bound inside it', () => {
    const tabs: Candidate = { ...panel, element: { hasFocus: true, isInDialog: true } };
    assert.equal(ownerOf([panel, table, page], press('Escape', { hasDialog: true })), undefined);
    assert.equal(ownerOf([tabs, table], press('Escape', { hasDialog: true })), tabs);
  });

  it('stays with a field that is typed into, except for the way back', () => {
    const typing = { isTyping: true };
    assert.equal(ownerOf([letter], press('v', typing)), undefined);
    assert.equal(ownerOf([page], press('Escape', typing)), page);
  });

  it('stays with the button that has the focus if it would press it', () => {
    const onButton = { isOnButton: true };
    assert.equal(ownerOf([confirm], press('Enter', onButton)), undefined);
    assert.equal(ownerOf([letter], press('v', onButton)), letter);
  });

  it('stays with a popover that has the focus, and Escape on a page with any that is open', () => {
    assert.equal(ownerOf([letter], press('v', { isInPopover: true, hasPopover: true })), undefined);
    assert.equal(ownerOf([page], press('Escape', { hasPopover: true })), undefined);
    assert.equal(ownerOf([table], press('Escape', { hasPopover: true })), table);
  });

  it('does nothing where single keys are switched off, but for what has the focus', () => {
    const inPanel: Candidate = { ...panel, key: 'v' };
    assert.equal(ownerOf([letter], press('v', { isMuted: true })), undefined);
    assert.equal(ownerOf([letter, inPanel], press('v', { isMuted: true })), inPanel);
  });
});
