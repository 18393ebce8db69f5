module.exports = {
  displayName: 'contract',
  preset: '../../tools/jest/node-preset.js',
  coverageDirectory: '../../coverage/libs/contract',
};
