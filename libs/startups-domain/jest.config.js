module.exports = {
  displayName: 'startups-domain',
  preset: '../../jest.preset.js',
  coverageDirectory: '../../coverage/libs/startups-domain',
};
