import yauzl from 'yauzl';

/** The entries of a ZIP. */
export const unzipped = (zip: Buffer): Promise<Map<string, Buffer>> =>
  new Promise((resolve, reject) => {
    const entries = new Map<string, Buffer>();
    yauzl.fromBuffer(zip, { lazyEntries: true }, (error, file) => {
      if (error) return reject(error);
      file.on('error', reject).on('end', () => resolve(entries));
      file.on('entry', (entry: yauzl.Entry) =>
        file.openReadStream(entry, (broken, content) => {
          if (broken) return reject(broken);
          const parts: Buffer[] = [];
          content
            .on('data', (part: Buffer) => parts.push(part))
            .on('end', () => {
              entries.set(entry.fileName, Buffer.concat(parts));
              file.readEntry();
            });
        }),
      );
      file.readEntry();
    });
  });
