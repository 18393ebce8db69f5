module.exports = {
  displayName: 'llm-prompt',
  preset: '../../jest.preset.js',
  coverageDirectory: '../../coverage/libs/llm-prompt',
};
