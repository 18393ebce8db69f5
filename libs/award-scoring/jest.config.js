module.exports = {
  displayName: 'award-scoring',
  preset: '../../jest.preset.js',
  coverageDirectory: '../../coverage/libs/award-scoring',
};
