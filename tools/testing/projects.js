const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

const root = join(__dirname, '..', '..');
const preset = require('../../jest.preset.js');

/** Projects with specs, as paths below the workspace. VAGLIO_SPECS=browser leaves out the server. */
const projects = ['libs', 'apps']
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(root, folder, name)))
  .filter((path) => existsSync(join(path, 'jest.config.js')))
  .filter((path) => process.env.VAGLIO_SPECS !== 'browser' || path !== join(root, 'apps/api'));

/** One jest over many projects: its workers stay warm from one lib to the next. Jest reads these only at the top. */
module.exports = {
  rootDir: root,
  projects,
  testTimeout: preset.testTimeout,
  coverageReporters: preset.coverageReporters,
  coverageDirectory: 'coverage',
};
