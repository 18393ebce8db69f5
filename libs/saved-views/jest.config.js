module.exports = {
  displayName: 'saved-views',
  preset: '../../jest.preset.js',
  coverageDirectory: '../../coverage/libs/saved-views',
};
