module.exports = {
  displayName: 'test-kit',
  preset: '../../jest.preset.js',
  coverageDirectory: '../../coverage/libs/test-kit',
};
