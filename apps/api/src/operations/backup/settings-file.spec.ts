import { parseEnv } from 'node:util';
import { settingsText } from './settings-file';

test('settings of the installation are written as an .env file that reads the same', () => {
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
])('%s is not a setting of the installation', (name) => expect(settingsText({ [name]: 'x' })).toBe(''));

test('an empty variable is not set', () => {
  expect(settingsText({ PRODUCT_TITLE: ' ' })).toBe('');
});
