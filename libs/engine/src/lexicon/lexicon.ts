import { makeAddressWords, type AddressWords } from './address-words';
import { makeAlphabets, type Alphabets } from './alphabets';
import { builtWords } from './built-words';
import { makeColumnRoles, type ColumnRoles } from './column-roles';
import { makeCurrencyWords, type CurrencyWords } from './currency-words';
import { makeItemWords, type ItemWords } from './item-words';
import type { KnownWords } from './known-words';
import { makeLabelIndex, type LabelIndex } from './label-index';
import { makePlaces, type LanguagePlaces } from './language-places';
import { makeScripts, type ScriptOfLanguage } from './language-scripts';
import { makeReadingModels, type ReadingModels } from './reading-models';
import { makeRunningWords, type RunningWords } from './running-words';
import { makeSpoiledWords, type SpoiledWords } from './spoiled-words';
import { makeTellLanguage, type TellLanguage } from './tell-language';
import { makeTitleIndex, type TitleIndex } from './title-index';
import { makeTotalLabels, type TotalLabels } from './total-labels';

/** What the engine understands in some languages. */
interface Lexicon
  extends
    LabelIndex,
    TitleIndex,
    ColumnRoles,
    TotalLabels,
    AddressWords,
    ItemWords,
    RunningWords,
    CurrencyWords,
    ReadingModels,
    Alphabets,
    LanguagePlaces,
    SpoiledWords {
  tellLanguage: TellLanguage;
  scriptsOfLanguages: readonly ScriptOfLanguage[];
}

/** What the indexed words say. */
export const makeLexicon = ({
  labels,
  titles,
  columns,
  telling,
  sisters,
  scripts,
  models,
  alphabets,
  places,
  currencies,
  lists,
}: KnownWords): Lexicon => ({
  ...makeLabelIndex(labels),
  ...makeTitleIndex(titles, lists),
  ...makeColumnRoles(columns, lists),
  ...makeTotalLabels(lists),
  ...makeAddressWords(lists),
  ...makeItemWords(lists),
  tellLanguage: makeTellLanguage(telling, sisters),
  scriptsOfLanguages: makeScripts(scripts),
  ...makeReadingModels(models),
  ...makeAlphabets(alphabets),
  ...makePlaces(places),
  ...makeSpoiledWords(lists),
  ...makeRunningWords(lists),
  ...makeCurrencyWords(currencies, lists),
});

/** What the engine understands in every language it knows. */
export const {
  labelMeanings,
  longestLabelLength,
  titleType,
  longestTitle,
  typeOfTitle,
  isCompactTitle,
  typeOfCompactTitle,
  isNumberWord,
  columnRole,
  isColumnLabel,
  opensLikeTotal,
  opensLikePayment,
  isCarriedForward,
  isStreetWord,
  endsLikeStreet,
  isStreetByPlace,
  isLegalForm,
  endsInHonorific,
  isCopyMark,
  opensPaymentSlip,
  withoutAttention,
  withoutHonorific,
  tradingName,
  namesDepartment,
  isLeadingLegalForm,
  endsInLegalForm,
  hasSignedForm,
  withMendedForm,
  withRecognisedForm,
  namesRegister,
  hasCodeWord,
  isCountry,
  endsInCountry,
  holdsRegion,
  holdsHouse,
  hasContactWord,
  hasBankWord,
  tellsBank,
  isPublicHost,
  isUnit,
  isTimesWord,
  opensAmount,
  isMissing,
  isSideMark,
  holdsBlurredTotal,
  opensLikePhone,
  isReplyMark,
  tellLanguage,
  modelOf,
  modelsOfScript,
  findingModels,
  wholeScriptModels,
  opensWithTwoStems,
  stemOpeningsOf,
  scriptsOfModel,
  digitsOfModel,
  lettersOfModel,
  writtenAlphabets,
  isOfManyCountries,
  hasPointSomewhere,
  dayFirstLetters,
  scriptsOfLanguages,
  abbreviations,
  vowelCompounds,
  isPointedUnit,
  isBracketedForm,
  opensLikeEach,
  isRateWord,
  isLetteredTaxLabel,
  endsLikeWrittenSum,
  opensShortTaxLabel,
  isGreeting,
  isSalutation,
  isPlaceOfLetter,
  isYourWord,
  tellsPeriod,
  periodJoiners,
  pageCountWords,
  yearMarks,
  periodLetters,
  isNetWord,
  isGrossWord,
  isDebtWord,
  isLabelFiller,
  namesCreditNote,
  namesConfirmation,
  namesInvoice,
  isPayWord,
  tillWordsIn,
  isRemark,
  opensLikeCaption,
  opensLikeNote,
  endsOpen,
  endsList,
  unitOfLanguage,
  hasUnitFirst,
  isOtherUnit,
  tellsSum,
  withoutProclitic,
  withoutArticle,
} = makeLexicon(builtWords());
