module.exports = {
  displayName: 'award-scoring',
  preset: '../../tools/jest/node-preset.js',
  coverageDirectory: '../../coverage/libs/award-scoring',
};
