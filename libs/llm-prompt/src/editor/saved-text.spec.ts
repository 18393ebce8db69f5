import { aPrompt } from '../testing/a-prompt';
import { savedMessage } from './saved-text';

const active = aPrompt();
const second = aPrompt({ prompt_id: 'p8', version: 8, is_active: false });

test.each([
  [second, active, 'Version 8 is saved. Version 7 stays active until another is activated.'],
  [second, { ...active, version: undefined }, 'Version 8 is saved. It takes effect once it is activated.'],
  [second, null, 'Version 8 is saved. It takes effect once it is activated.'],
  [second, second, 'Version 8 is saved and active.'],
  [aPrompt({ prompt_id: 'p1', version: 1 }), null, 'Version 1 is saved and active.'],
  [{ prompt_id: 'p8' }, active, 'Saved as a new version.'],
  [{}, null, 'Saved as a new version.'],
])('a saved prompt %j while %j is active shows: %s', (answer, present, text) => {
  expect(savedMessage(answer, present)).toBe(text);
});
