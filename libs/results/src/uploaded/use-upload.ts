import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { api, errorText } from '@vaglio/api-client';
import { useOpenImportMutation } from '../hooks.gen';
import { sendFile } from './send-file';

/** Current upload, last upload or failed upload attempt. */
export interface Upload {
  readonly id: string | null;
  readonly fileName: string;
  readonly size: number;
  readonly sent: number;
  readonly failure: string | null;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Uploads a file as an import. A running upload can be stopped with the import id.
 * @param onOpen receives the import id as soon as the server has created the import
 */
export function useUpload(onOpen: (id: string) => void) {
  const [upload, setUpload] = useState<Upload | null>(null);
  const [open] = useOpenImportMutation();
  const dispatch = useDispatch();
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const start = async (file: File) => {
    sending.current?.abort();
    const abort = new AbortController();
    sending.current = abort;
    const base = { id: null, fileName: file.name, size: file.size, sent: 0, failure: null };
    setUpload(base);
    const opened = await open({ body: { name: file.name, size: file.size } });
    if (abort.signal.aborted) return;
    if (!opened.data) {
      setUpload({ ...base, failure: errorText(opened.error, 'Upload failed') });
      return;
    }
    const { id } = opened.data;
    setUpload({ ...base, id });
    onOpen(id);
    const onProgress = (sent: number) => setUpload({ ...base, id, sent });
    const failure = await sendFile(id, file, { onProgress, signal: abort.signal, wait });
    if (abort.signal.aborted) return;
    setUpload({ ...base, id, sent: failure === null ? file.size : 0, failure });
    dispatch(api.util.invalidateTags(['imports']));
  };
  const stop = (id: string) => {
    if (upload?.id !== id) return;
    sending.current?.abort();
    setUpload(null);
  };
  return { upload, start: (file: File) => void start(file), stop };
}
