import { toFailureFile } from './failure-file';

const failed = (cells: string[], message: string) => ({ line: 2, cells, message });

test('the file of failed import rows has the original columns, followed by an error column', () => {
  expect(toFailureFile(['ID', 'sector'], [failed(['7'], 'no'), failed(['8', 'ICT', 'x'], 'too wide')])).toBe(
    '\ufeff"ID","sector","","error"\r\n"7","","","no"\r\n"8","ICT","x","too wide"\r\n',
  );
});

test('rows that fail again have only the new error in the file of failed rows', () => {
  expect(toFailureFile(['ID', 'error'], [failed(['7', 'no'], 'still no')])).toBe(
    '\ufeff"ID","error"\r\n"7","still no"\r\n',
  );
});
