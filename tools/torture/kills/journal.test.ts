import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newJournal, type Outcome } from './journal';

const ends = (outcome: Outcome) => () => Promise.resolve(outcome);

test('after the kill of a server an acknowledged write must be present', async () => {
  const journal = newJournal();
  await journal.write('text 1', 'first', ends('done'));
  assert.equal(journal.problemWith('text 1', 'first'), null);
  assert.match(String(journal.problemWith('text 1', null)), /acknowledged was first/);
});

test('after the kill of a server a write without a response may be present or not', async () => {
  const journal = newJournal();
  await journal.write('text 1', 'first', ends('done'));
  await journal.write('text 1', 'second', ends('unknown'));
  assert.equal(journal.problemWith('text 1', 'first'), null);
  assert.equal(journal.problemWith('text 1', 'second'), null);
  assert.match(String(journal.problemWith('text 1', 'third')), /text 1 is third/);
});

test('after the kill of a server a later acknowledged write excludes all before it', async () => {
  const journal = newJournal();
  await journal.write('text 1', 'first', ends('unknown'));
  await journal.write('text 1', 'second', ends('done'));
  assert.match(String(journal.problemWith('text 1', 'first')), /acknowledged was second/);
});

test('after the kill of a server a refused write must not be present', async () => {
  const journal = newJournal();
  await journal.write('user a', 'user', ends('refused'));
  assert.equal(journal.problemWith('user a', null), null);
  assert.match(String(journal.problemWith('user a', 'user')), /acknowledged was null/);
});

test('after the kill of a server the earlier value may still be present if no later write was acknowledged', async () => {
  const journal = newJournal(new Map([['weight a', '2']]));
  await journal.write('weight a', '3', ends('unknown'));
  assert.equal(journal.problemWith('weight a', '2'), null);
  assert.equal(journal.problemWith('weight a', '3'), null);
  assert.match(String(journal.problemWith('weight a', null)), /acknowledged was 2/);
});
