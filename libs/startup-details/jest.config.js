module.exports = {
  displayName: 'startup-details',
  preset: '../../jest.preset.js',
  roots: ['<rootDir>', '<rootDir>/../../tools/storybook'],
  coverageDirectory: '../../coverage/libs/startup-details',
};
