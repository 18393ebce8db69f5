module.exports = {
  displayName: 'results',
  preset: '../../jest.preset.js',
  // The specs read files with the build of csv-parse that browsers get, which is ESM only.
  transformIgnorePatterns: ['/node_modules/(?!(jose|lucide-react|csv-parse)/)'],
  // A worker's address exists only in a build.
  moduleNameMapper: { '\\?worker&url$': '<rootDir>/../../tools/jest/empty-module.js' },
  coverageDirectory: '../../coverage/libs/results',
};
