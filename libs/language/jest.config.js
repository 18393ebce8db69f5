module.exports = {
  displayName: 'language',
  preset: '../../tools/jest/node-preset.js',
  coverageDirectory: '../../coverage/libs/language',
};
