module.exports = {
  displayName: 'results',
  preset: '../../jest.preset.js',
  // The specs read files with the build of csv-parse that browsers get, which is ESM only.
  transformIgnorePatterns: ['/node_modules/(?!(jose|lucide-react|csv-parse)/)'],
  coverageDirectory: '../../coverage/libs/results',
};
