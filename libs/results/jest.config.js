module.exports = {
  displayName: 'results',
  preset: '../../jest.preset.js',
  // The specs read files with the build of csv-parse that browsers get, which is ESM only.
  transformIgnorePatterns: ['/node_modules/(?!(jose|lucide-react|csv-parse)/)'],
  // A worker's address exists only in a build.
  moduleNameMapper: { '\\?worker&url$': '<rootDir>/../../tools/jest/empty-module.js' },
  // A grid in jsdom is slow where the machine is busy.
  testTimeout: 60_000,
  coverageDirectory: '../../coverage/libs/results',
};
