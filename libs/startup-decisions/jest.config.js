module.exports = {
  displayName: 'startup-decisions',
  preset: '../../jest.preset.js',
  roots: ['<rootDir>', '<rootDir>/../../tools/storybook'],
  coverageDirectory: '../../coverage/libs/startup-decisions',
};
