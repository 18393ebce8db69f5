import { effectText, ownerText } from './view-text';

test.each([
  [{ total: 143, added: 3, removed: 12 }, 'Adds 3 startups; removes 12 of 143.'],
  [{ total: 143, added: 1, removed: 0 }, 'Adds 1 startup.'],
  [{ total: 143, added: 0, removed: 0 }, 'The same startups stay in it.'],
])('the update of a view by %j is described as %s', (effect, text) => expect(effectText(effect)).toBe(text));

test.each([
  [{ is_team: true, is_mine: false, owner: 'Luca Bernasconi' }, 'Team view by Luca Bernasconi'],
  [{ is_team: true, is_mine: true, owner: 'Ann' }, 'Team view'],
  [{ is_team: false, is_mine: true, owner: 'Ann' }, 'My view'],
])('the view %j has the owner text %s', (view, text) => expect(ownerText(view)).toBe(text));
