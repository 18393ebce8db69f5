module.exports = {
  displayName: 'charts',
  preset: '../../jest.preset.js',
  coverageDirectory: '../../coverage/libs/charts',
};
