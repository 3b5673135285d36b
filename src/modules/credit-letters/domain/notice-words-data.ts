/**
 * The English of the letters, after the sample forms of 12 CFR 1002 Appendix C (C-1, C-2, C-4, C-5, C-6) and of
 * 16 CFR 698 Appendix A. Not translated: the regulated wording is English (decision 0342).
 */
export const NOTICE_WORDS = {
  titles: {
    ADVERSE_ACTION: "Notice of action taken on your credit application",
    COUNTER_OFFER: "Counteroffer to your credit application",
    INCOMPLETE: "Notice of an incomplete credit application",
    SCORE_DISCLOSURE: "Your credit score and the price you pay for credit",
  },
  about: "Application for credit for a {vehicle}, order {orderNumber}",
  greeting: "Dear {name}:",
  closing: "Questions about this letter? Call {retailer} at {phone}.",

  declined:
    "Thank you for your application. {retailer} gives you this notice for {count:the creditor|each creditor} named below. Based on your application, {count:this creditor is|these creditors are} unable to approve the credit you asked for.",
  declinedByRetailer:
    "Thank you for your application. Based on your application, we are unable to get you the credit you asked for.",
  jointReasons:
    "The application was made by two people. The reasons are about the application as a whole, so each of you gets the same ones.",
  prequalificationTitle: "Notice of action taken on your request for financing",
  aboutPrequalification: "Request to pre-qualify for vehicle financing",
  prequalificationDeclined:
    "Thank you for asking to pre-qualify for vehicle financing. {retailer} gives you this notice for {count:the creditor|each creditor} named below. Based on your request, {count:this creditor is|these creditors are} unable to pre-qualify you.",
  prequalificationDeclinedByRetailer:
    "Thank you for asking to pre-qualify for vehicle financing. Based on your request, we are unable to pre-qualify you.",
  softPull: "Reading your credit report for this request did not affect your credit score.",
  freeReportBy:
    "To be in time for your free report, ask for it by {day}, 60 days after the date of this letter.",
  principalReasons: "Principal reasons for the decision:",
  askForReasons:
    "You have the right to a statement of the specific reasons. To get it, contact {creditor}, {address}, {phone}, within 60 days of the date of this letter. {creditor} will send you the reasons in writing within 30 days of your request.",

  countered:
    "Thank you for your application. {retailer} gives you this notice for {count:the creditor|each creditor} named below. Based on your application, {count:this creditor is|these creditors are} unable to offer you credit on the terms that you asked for, but can offer you credit on the terms below.",
  canOffer: "Terms of the offer:",
  howToAccept:
    "To accept this offer, open your order and choose it, or call {retailer} at {phone}, {until}. If you don't accept it, this letter is the notice that your application on the terms you asked for was denied, and you will not get another one.",
  untilDay: "no later than {day}",
  untilSoon: "as soon as you can",
  whyNotAsAsked: "Principal reasons why credit on the terms you asked for was denied:",

  incomplete:
    "Thank you for your application for credit. We need the following information before a decision can be made:",
  answerBy:
    "We need to receive it by {day}. If we don't receive it by that date, we will be unable to give your application further consideration.",
  howToAnswer: "Open your order online to send it, or call {retailer} at {phone}.",

  reportHeading: "Your credit report",
  report:
    "The decision was based in whole or in part on information obtained in a report from {count:the consumer reporting agency|the consumer reporting agencies} listed below. You have a right under the Fair Credit Reporting Act to know the information contained in your credit file at the consumer reporting agency. The reporting agency played no part in the decision and is unable to supply specific reasons why credit was denied. You also have a right to a free copy of your report from the reporting agency, if you request it no later than 60 days after you receive this notice. In addition, if you find that any information contained in the report you receive is inaccurate or incomplete, you have the right to dispute the matter with the reporting agency.",
  agency: "Consumer reporting agency",
  address: "Address",
  phone: "Phone",
  toll: "Toll-free phone",

  scoreHeading: "Your credit score",
  scoreUsed:
    "Your credit score was obtained from the consumer reporting agency and used in making the decision. Your credit score is a number that reflects the information in your credit report. Your credit score can change, depending on how the information in your credit report changes.",
  score: "Your credit score",
  scoreDate: "Date",
  scoreSource: "Source",
  scoreRange: "Range",
  range: "Scores range from a low of {low} to a high of {high}",
  factors: "Key factors that adversely affected your credit score:",
  scoreQuestions: "Questions about your credit score? Contact {bureau}, {address}, {phone}.",

  ecoaHeading: "Equal Credit Opportunity Act",
  ecoa: "The federal Equal Credit Opportunity Act prohibits creditors from discriminating against credit applicants on the basis of race, color, religion, national origin, sex, marital status, age (provided the applicant has the capacity to enter into a binding contract); because all or part of the applicant's income derives from any public assistance program; or because the applicant has in good faith exercised any right under the Consumer Credit Protection Act. The federal agency that administers compliance with this law concerning {creditors} is the {agency}.",

  understanding: "Understanding your credit score",
  whatScoresAre:
    "What you should know about credit scores: Your credit score is a number that reflects the information in your credit report. Your credit report is a record of your credit history. It includes information about whether you pay your bills on time and how much you owe to creditors. Your credit score can change, depending on how your credit history changes.",
  howScoresAreUsed:
    "How we use your credit score: Your credit score can affect whether you can get a loan or lease and how much you will have to pay for it.",
  rangeOfScores:
    "The range of scores: Scores range from a low of {low} to a high of {high}. Generally, the higher your score, the more likely you are to be offered better credit terms.",
  howItCompares:
    "How your score compares to the scores of other consumers: Your credit score ranks higher than {percent} percent of consumers scored by {source}.",
  ranksLowest:
    "How your score compares to the scores of other consumers: Your credit score is among the lowest of consumers scored by {source}.",
  askHowItCompares:
    "How your score compares to the scores of other consumers: {bureau}, which made the score, can tell you. Call {phone}.",
  noScore:
    "Your credit score is not available from {bureau}, which is a consumer reporting agency, because they may not have enough information about your credit history to calculate a score.",
  whyScoresMatter:
    "Why credit scores are important: Your credit score can affect whether you can get a loan or lease and how much you will have to pay for it. Without a score, creditors look at the rest of your application.",
  howToGetOne:
    "How you can get a credit score: Accounts that are reported and paid on time build a credit history. Once there is enough of it, the consumer reporting agency can calculate a score.",
  checking: "Checking your credit report",
  mistakes:
    "What if there are mistakes in your credit report? You have a right to dispute any inaccurate information in your credit report. If you find mistakes on your credit report, contact the consumer reporting agency. It is a good idea to check your credit report to make sure the information it contains is accurate.",
  copies:
    "How can you obtain a copy of your credit report? Under federal law, you have the right to obtain a free copy of your credit report from each of the nationwide consumer reporting agencies once a year. To order your free annual credit report, call 1-877-322-8228 (toll-free), visit www.annualcreditreport.com, or mail a completed Annual Credit Report Request Form to Annual Credit Report Request Service, P.O. Box 105281, Atlanta, GA 30348-5281.",
  more: "How can you get more information? For more information about credit reports and your rights under federal law, visit the Consumer Financial Protection Bureau's website at www.consumerfinance.gov/learnmore.",
} as const;
