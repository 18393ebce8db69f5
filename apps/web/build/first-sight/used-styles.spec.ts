import { usedStyles } from './used-styles.mts';

const drawn = document.createElement('div');
drawn.innerHTML = '<a class="v-1"><b></b></a>';

test.each([
  ['.v-1{color:red;}', '.v-1{color:red;}'],
  ['.v-2{color:red;}', ''],
  ['.v-1 b{color:red;}', '.v-1 b{color:red;}'],
  ['.v-1::before{content:"";}', '.v-1::before{content:"";}'],
  ['.v-1:hover{color:red;}', ''],
  ['.v-1:hover,.v-1 b{color:red;}', '.v-1:hover,.v-1 b{color:red;}'],
  ['.v-1:not(:focus){width:1px;}', '.v-1:not(:focus){width:1px;}'],
  ['.v-1{transition:color 1s;}', ''],
  ['.v-1{-webkit-transition:color 1s;color:red;cursor:pointer;}', '.v-1{color:red;}'],
  ['@media (min-width:768px){.v-1{gap:1px;}.v-2{gap:2px;}}', '@media (min-width:768px){.v-1{gap:1px;}}'],
  ['@media print{.v-2{gap:2px;}}', ''],
  ['@keyframes pulse{50%{opacity:0.4;}}', '@keyframes pulse{50%{opacity:0.4;}}'],
  ['@-webkit-keyframes pulse{50%{opacity:0.4;}}', ''],
])('%s of what is drawn: %s', (rule, used) => {
  expect(usedStyles([rule], drawn)).toBe(used);
});
