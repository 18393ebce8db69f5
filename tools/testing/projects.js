const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

const root = join(__dirname, '..', '..');
const preset = require('../../jest.preset.js');

/** Projects with tests, as paths in the workspace. VAGLIO_SPECS=browser excludes the server. */
const projects = ['libs', 'apps']
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(root, folder, name)))
  .filter((path) => existsSync(join(path, 'jest.config.js')))
  .filter((path) => process.env.VAGLIO_SPECS !== 'browser' || path !== join(root, 'apps/api'));

/**
 * Jest configuration that tests all projects in one run, so that workers keep loaded modules. Jest reads these options
 * only at the top level.
 */
module.exports = {
  rootDir: root,
  projects,
  testTimeout: preset.testTimeout,
  coverageReporters: preset.coverageReporters,
  coverageDirectory: 'coverage',
};
