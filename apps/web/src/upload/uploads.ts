import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { DOCUMENTS } from '../documents/documents';
import { navigate } from '../location/location';
import { USAGE } from '../usage/usage-card';
import { followExtraction, type RunProgress } from './follow-extraction';
import { sendFile } from './send-file';

/** A document on its way from the person to its table. */
export interface Upload {
  key: number;
  name: string;
  stage: 'sending' | 'reading' | 'done' | 'failed';
  /** Of the bytes while sending, of the pages while reading. */
  share: number;
  /** The service is busy; the file is sent again after so long. */
  waitSeconds?: number;
  progress?: RunProgress;
  extractionId?: string;
  problem?: string;
}

/** The uploads of this page, and how to begin more. A single document opens once it is read. */
export function useUploads() {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const client = useQueryClient();
  const nextKey = useRef(0);
  const leaving = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const change = useCallback((key: number, changes: Partial<Upload>) => {
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));
  }, []);

  const run = async (key: number, file: File): Promise<string | undefined> => {
    const { signal } = leaving.current!;
    try {
      const extractionId = await sendFile(file, {
        signal,
        onProgress: (share) => change(key, { share, waitSeconds: undefined }),
        onWait: (waitSeconds) => change(key, { share: 0, waitSeconds }),
      });
      change(key, { stage: 'reading', share: 0, waitSeconds: undefined, extractionId });
      await followExtraction(extractionId, (progress) => change(key, { progress, share: shareOf(progress) }), signal);
      change(key, { stage: 'done', share: 1 });
      return extractionId;
    } catch (error) {
      change(key, { stage: 'failed', problem: (error as Error).message });
    } finally {
      await Promise.all([DOCUMENTS, USAGE].map((queryKey) => client.invalidateQueries({ queryKey })));
    }
  };

  const begin = async (files: readonly File[]): Promise<void> => {
    const added = files.map((file): Upload => ({ key: nextKey.current++, name: file.name, stage: 'sending', share: 0 }));
    setUploads((all) => [...added, ...all.filter(({ stage }) => stage === 'sending' || stage === 'reading')]);
    const ids = await Promise.all(added.map(({ key }, index) => run(key, files[index]!)));
    if (ids.length === 1 && ids[0] && !leaving.current!.signal.aborted) navigate(`/app/extractions/${ids[0]}`);
  };
  return { uploads, begin };
}

const shareOf = ({ page, pageCount }: RunProgress): number => (pageCount === 0 ? 0 : page / pageCount);
