module.exports = {
  displayName: 'comparison',
  preset: '../../jest.preset.js',
  coverageDirectory: '../../coverage/libs/comparison',
};
