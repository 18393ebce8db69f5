module.exports = {
  displayName: 'investments',
  preset: '../../jest.preset.js',
  coverageDirectory: '../../coverage/libs/investments',
};
