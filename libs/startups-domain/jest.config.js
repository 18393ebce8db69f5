module.exports = {
  displayName: 'startups-domain',
  preset: '../../tools/jest/node-preset.js',
  coverageDirectory: '../../coverage/libs/startups-domain',
};
