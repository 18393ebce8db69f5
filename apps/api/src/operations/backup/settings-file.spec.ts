import { parseEnv } from 'node:util';
import { settingsText } from './settings-file';

test('settings are written as an .env file that can be read back unchanged', () => {
  const settings = {
    FOUNDATION_NAME: 'The "Alpine" #1 Foundation',
    LIMIT_FAILURES: '12',
    LLM_API_KEY: 'a=b c',
    PRODUCT_TITLE: "L'Aquila",
    REGISTER_PASSWORD: 'p',
  };
  expect({ ...parseEnv(settingsText(settings)) }).toEqual(settings);
});

test.each([
  'DATABASE_URL',
  'DATA_DIR',
  'HOST',
  'PORT',
  'LOG_LEVEL',
  'ADMIN_PASSWORD',
  'KEY_PEPPER',
  'BACKUP_S3_SECRET',
  'PATH',
])('the variable %s is not part of the settings in a backup', (name) =>
  expect(settingsText({ [name]: 'x' })).toBe(''),
);

test('an empty variable is not part of the settings in a backup', () => {
  expect(settingsText({ PRODUCT_TITLE: ' ' })).toBe('');
});
