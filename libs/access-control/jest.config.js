module.exports = {
  displayName: 'access-control',
  preset: '../../tools/jest/node-preset.js',
  coverageDirectory: '../../coverage/libs/access-control',
};
