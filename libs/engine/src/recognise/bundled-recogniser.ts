import { createWorker, OEM, type Worker } from 'tesseract.js';
import { toPgm, type SizedImage } from './gray-image';
import { languageFolder } from './language-data';
import { parseHocr } from './parse-hocr';
import { PAGE_MODE_NUMBER, type ReadLine, type ReadSettings, type Recogniser } from './recogniser';

/** Reads with the Tesseract that comes with our packages, in a worker thread that is kept between images. */
export class BundledRecogniser implements Recogniser {
  readonly name = 'bundled';
  private worker?: Promise<Worker>;
  private workerLanguages = '';

  async read(image: SizedImage, settings: ReadSettings): Promise<ReadLine[]> {
    const worker = await this.workerFor(settings);
    await worker.setParameters({
      tessedit_pageseg_mode: String(PAGE_MODE_NUMBER[settings.pageMode]) as never,
      tessedit_char_whitelist: settings.allowed ?? '',
      user_defined_dpi: String(Math.round(image.dpi)),
    });
    const { data } = await worker.recognize(Buffer.from(toPgm(image)), {}, { hocr: true, text: false, blocks: false });
    return parseHocr(data.hocr ?? '');
  }

  async close(): Promise<void> {
    const worker = this.worker;
    this.worker = undefined;
    await (await worker)?.terminate();
  }

  private async workerFor(settings: ReadSettings): Promise<Worker> {
    const languages = settings.languages.join('+');
    if (this.worker && this.workerLanguages === languages) return this.worker;
    await this.close();
    this.workerLanguages = languages;
    const langPath = await languageFolder(settings.languages);
    this.worker = createWorker([...settings.languages], OEM.LSTM_ONLY, { langPath, gzip: false, cacheMethod: 'none' });
    return this.worker;
  }
}
