module.exports = {
  displayName: 'client',
  preset: '../../tools/jest/node-preset.js',
  coverageDirectory: '../../coverage/libs/client',
};
