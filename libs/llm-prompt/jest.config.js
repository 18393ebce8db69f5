module.exports = {
  displayName: 'llm-prompt',
  preset: '../../jest.preset.js',
  roots: ['<rootDir>', '<rootDir>/../../tools/storybook'],
  coverageDirectory: '../../coverage/libs/llm-prompt',
};
