import { between, NONE_SELECTED, selectedOf, tokenOf, withAdded, withToggled } from './selected';

const seen = (id: string, version = 1) => ({ id, version });

test('a selection is sent with the displayed versions of the startups', () => {
  const selected = withAdded(withToggled(NONE_SELECTED, seen('36', 37)), [seen('35'), seen('36', 40)]);
  expect(tokenOf(selected)).toBe('10.11,z.1');
  expect(withToggled(selected, seen('36')).entries).toEqual(new Map([['35', 'z.1']]));
});

test('a selection of the whole list is loaded with the startup versions and assignment versions', () => {
  const selected = selectedOf('10.1.0,z.2.3', true);
  expect([...selected.entries.keys()]).toEqual(['36', '35']);
  expect([selected.isWhole, tokenOf(selected)]).toEqual([true, '10.1.0,z.2.3']);
  expect(selectedOf('', false).entries.size).toBe(0);
});

test('if one startup is deselected, the selection is no longer the whole list', () => {
  const whole = selectedOf('1.1,2.1', true);
  expect(withToggled(whole, seen('2')).isWhole).toBe(false);
});

test.each([
  ['2', '4', ['2', '3', '4']],
  ['4', '2', ['2', '3', '4']],
  ['3', '3', ['3']],
  ['9', '2', ['2']],
])('a range selection from %s to %s contains %j', (from, to, ids) => {
  expect(
    between(
      ['1', '2', '3', '4', '5'].map((id) => seen(id)),
      from,
      to,
    ).map(({ id }) => id),
  ).toEqual(ids);
});
