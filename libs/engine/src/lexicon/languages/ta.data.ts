import type { LanguageLexicon } from '../language-lexicon';
import { folded } from '../word-list';

/** Tamil: its titles. */
export const TAMIL: LanguageLexicon = {
  code: 'ta',
  titles: {
    Invoice: folded('விலைப்பட்டியல் பில் | வரி விலைப்பட்டியல் | இன்வாய்ஸ் | வரி இன்வாய்ஸ்'),
    Receipt: folded('ரசீது | பற்றுச்சீட்டு | கட்டண ரசீது'),
    'Purchase Order': folded('கொள்முதல் ஆணை'),
    Quote: folded('விலைப்புள்ளி | மதிப்பீடு | விலை மேற்கோள்'),
    'Delivery Note': folded('விநியோக சீட்டு | டெலிவரி சலான்'),
    'Price List': folded('விலைப்பட்டியல் | கட்டண விவரம்'),
    Report: folded('அறிக்கை | பரிசோதனை அறிக்கை'),
    Form: folded('விண்ணப்பம் | படிவம் | விண்ணப்பப் படிவம்'),
    Table: folded('கால அட்டவணை | அட்டவணை'),
  },
  copyMarks: folded('அசல் | நகல்'),
};
