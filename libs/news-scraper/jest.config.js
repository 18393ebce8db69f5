module.exports = {
  displayName: 'news-scraper',
  preset: '../../jest.preset.js',
  coverageDirectory: '../../coverage/libs/news-scraper',
};
