module.exports = {
  displayName: 'review',
  preset: '../../jest.preset.js',
  coverageDirectory: '../../coverage/libs/review',
};
