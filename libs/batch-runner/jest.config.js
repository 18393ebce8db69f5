module.exports = {
  displayName: 'batch-runner',
  preset: '../../jest.preset.js',
  coverageDirectory: '../../coverage/libs/batch-runner',
};
