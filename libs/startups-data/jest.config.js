module.exports = {
  displayName: 'startups-data',
  preset: '../../jest.preset.js',
  coverageDirectory: '../../coverage/libs/startups-data',
};
